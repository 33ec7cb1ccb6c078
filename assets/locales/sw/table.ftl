### Maneno ya skrini: menyu, mipangilio na hitilafu.

language-choose = Lugha

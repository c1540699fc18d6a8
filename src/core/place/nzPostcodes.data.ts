/** `postcode lat lng region | place`: towns and larger suburbs. Approximate centres (WGS 84, about 2 km). */
export const NZ_POSTCODE_LINES = `
0110 -35.725 174.324 Northland | Whangarei
0230 -35.229 173.947 Northland | Kerikeri
0310 -35.940 173.868 Northland | Dargaville
0410 -35.110 173.260 Northland | Kaitaia
0600 -36.912 174.683 Auckland | New Lynn
0602 -36.920 174.657 Auckland | Glen Eden
0610 -36.862 174.635 Auckland | Henderson
0614 -36.816 174.612 Auckland | Westgate
0620 -36.757 174.755 Auckland | Rosedale
0622 -36.789 174.769 Auckland | Takapuna
0624 -36.828 174.797 Auckland | Devonport
0626 -36.797 174.728 Auckland | Birkenhead
0627 -36.776 174.735 Auckland | Glenfield
0629 -36.785 174.752 Auckland | Wairau Valley
0630 -36.719 174.748 Auckland | Browns Bay
0632 -36.728 174.698 Auckland | Albany
0910 -36.399 174.664 Auckland | Warkworth
0931 -36.585 174.694 Auckland | Orewa
1010 -36.848 174.763 Auckland | Auckland
1011 -36.848 174.743 Auckland | Ponsonby
1021 -36.864 174.738 Auckland | Grey Lynn
1023 -36.869 174.777 Auckland | Newmarket
1024 -36.881 174.753 Auckland | Mount Eden
1025 -36.880 174.714 Auckland | Mount Albert
1042 -36.919 174.745 Auckland | Mount Roskill
1050 -36.871 174.791 Auckland | Remuera
1051 -36.889 174.797 Auckland | Greenlane
1060 -36.905 174.812 Auckland | Penrose
1061 -36.923 174.786 Auckland | Onehunga
1071 -36.861 174.858 Auckland | St Heliers
1072 -36.893 174.858 Auckland | Panmure
1081 -36.790 175.005 Auckland | Waiheke Island
2010 -36.912 174.880 Auckland | Pakuranga
2012 -36.932 174.912 Auckland | Botany
2013 -36.943 174.902 Auckland | East Tamaki
2014 -36.894 174.933 Auckland | Howick
2016 -36.982 174.912 Auckland | Flat Bush
2022 -36.969 174.797 Auckland | Mangere
2023 -36.961 174.866 Auckland | Otara
2024 -36.940 174.837 Auckland | Otahuhu
2025 -36.967 174.850 Auckland | Papatoetoe
2102 -37.030 174.893 Auckland | Manurewa
2104 -36.993 174.880 Auckland | Manukau
2110 -37.066 174.944 Auckland | Papakura
2120 -37.201 174.901 Auckland | Pukekohe
3010 -38.137 176.250 Bay of Plenty | Rotorua
3110 -37.687 176.166 Bay of Plenty | Tauranga
3112 -37.719 176.127 Bay of Plenty | Greerton
3116 -37.640 176.186 Bay of Plenty | Mount Maunganui
3118 -37.696 176.283 Bay of Plenty | Papamoa
3120 -37.954 176.991 Bay of Plenty | Whakatane
3200 -37.770 175.241 Waikato | Frankton
3204 -37.787 175.283 Waikato | Hamilton
3210 -37.732 175.266 Waikato | Flagstaff
3216 -37.799 175.315 Waikato | Hamilton East
3300 -37.655 175.529 Waikato | Morrinsville
3320 -37.541 175.706 Waikato | Te Aroha
3330 -38.686 176.070 Waikato | Taupo
3400 -37.810 175.772 Waikato | Matamata
3420 -38.222 175.870 Waikato | Tokoroa
3434 -37.893 175.468 Waikato | Cambridge
3500 -37.138 175.541 Waikato | Thames
3600 -37.388 175.674 Waikato | Paeroa
3610 -37.392 175.838 Waikato | Waihi
3700 -37.559 175.159 Waikato | Huntly
3800 -38.009 175.325 Waikato | Te Awamutu
3910 -38.334 175.165 Waikato | Te Kuiti
3920 -38.883 175.262 Manawatu-Whanganui | Taumarunui
4010 -38.663 178.018 Gisborne | Gisborne
4108 -39.038 177.419 Hawke's Bay | Wairoa
4110 -39.493 176.912 Hawke's Bay | Napier
4112 -39.545 176.853 Hawke's Bay | Taradale
4120 -39.625 176.825 Hawke's Bay | Flaxmere
4122 -39.640 176.849 Hawke's Bay | Hastings
4130 -39.669 176.878 Hawke's Bay | Havelock North
4200 -39.995 176.556 Hawke's Bay | Waipukurau
4310 -39.066 174.077 Taranaki | New Plymouth
4312 -39.060 174.112 Taranaki | Fitzroy
4320 -39.002 174.237 Taranaki | Waitara
4332 -39.341 174.284 Taranaki | Stratford
4610 -39.591 174.283 Taranaki | Hawera
4410 -40.352 175.608 Manawatu-Whanganui | Palmerston North
4412 -40.362 175.585 Manawatu-Whanganui | Awapuni
4414 -40.330 175.632 Manawatu-Whanganui | Kelvin Grove
4500 -39.930 175.052 Manawatu-Whanganui | Whanganui
4702 -40.225 175.566 Manawatu-Whanganui | Feilding
4710 -40.070 175.378 Manawatu-Whanganui | Marton
4930 -40.212 176.098 Manawatu-Whanganui | Dannevirke
5010 -41.209 174.908 Wellington | Lower Hutt
5012 -41.228 174.874 Wellington | Petone
5018 -41.125 175.070 Wellington | Upper Hutt
5022 -41.134 174.840 Wellington | Porirua
5028 -41.181 174.825 Wellington | Tawa
5032 -40.914 175.005 Wellington | Paraparaumu
5036 -40.876 175.064 Wellington | Waikanae
5510 -40.622 175.286 Manawatu-Whanganui | Levin
5710 -41.082 175.457 Wellington | Greytown
5810 -40.951 175.657 Wellington | Masterton
6011 -41.292 174.779 Wellington | Wellington
6012 -41.285 174.760 Wellington | Kelburn
6021 -41.311 174.779 Wellington | Newtown
6022 -41.319 174.813 Wellington | Miramar
6023 -41.340 174.770 Wellington | Island Bay
6035 -41.250 174.795 Wellington | Khandallah
6037 -41.223 174.806 Wellington | Johnsonville
7010 -41.271 173.284 Nelson | Nelson
7011 -41.300 173.240 Nelson | Stoke
7020 -41.339 173.183 Tasman | Richmond
7110 -40.856 172.806 Tasman | Takaka
7120 -41.110 173.012 Tasman | Motueka
7201 -41.514 173.961 Marlborough | Blenheim
7220 -41.290 174.005 Marlborough | Picton
7300 -42.400 173.681 Canterbury | Kaikoura
7400 -43.304 172.597 Canterbury | Rangiora
7614 -43.596 172.380 Canterbury | Rolleston
7630 -43.384 172.659 Canterbury | Kaiapoi
7700 -43.903 171.749 Canterbury | Ashburton
7805 -42.450 171.208 West Coast | Greymouth
7810 -42.717 170.967 West Coast | Hokitika
7825 -41.755 171.602 West Coast | Westport
7910 -44.397 171.255 Canterbury | Timaru
7930 -44.095 171.244 Canterbury | Geraldine
8011 -43.531 172.637 Canterbury | Christchurch
8013 -43.518 172.650 Canterbury | Richmond
8014 -43.515 172.610 Canterbury | Merivale
8022 -43.565 172.632 Canterbury | Cashmere
8023 -43.553 172.675 Canterbury | Woolston
8024 -43.546 172.612 Canterbury | Addington
8025 -43.560 172.570 Canterbury | Halswell
8041 -43.527 172.570 Canterbury | Riccarton
8042 -43.540 172.520 Canterbury | Hornby
8051 -43.481 172.612 Canterbury | Belfast
8052 -43.495 172.616 Canterbury | Papanui
8053 -43.494 172.585 Canterbury | Bishopdale
8061 -43.508 172.683 Canterbury | Avondale
8062 -43.532 172.697 Canterbury | Bromley
9010 -45.862 170.515 Otago | North Dunedin
9012 -45.893 170.497 Otago | South Dunedin
9016 -45.874 170.503 Otago | Dunedin
9024 -45.871 170.371 Otago | Mosgiel
9230 -46.238 169.742 Otago | Balclutha
9300 -45.031 168.663 Otago | Queenstown
9305 -44.700 169.132 Otago | Wanaka
9310 -45.045 169.198 Otago | Cromwell
9320 -45.249 169.390 Otago | Alexandra
9400 -45.097 170.971 Otago | Oamaru
9710 -46.102 168.944 Southland | Gore
9810 -46.413 168.354 Southland | Invercargill
9812 -46.440 168.355 Southland | South Invercargill
9814 -46.601 168.331 Southland | Bluff
9600 -45.415 167.718 Southland | Te Anau
`

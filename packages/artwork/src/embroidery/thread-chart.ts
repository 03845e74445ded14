/**
 * The colors of Isacord's polyester of weight 40: the maker's numbers, and how each looks on a screen. Numbers and
 * values are those of libembroidery (NOTICE); of numbers with the same value one is here. The names are our own: what
 * stands on the spool is the number.
 */
import type { Thread } from './plan.ts'

export const MAKER = 'Isacord'

/** A line for each name. */
const colors = `
Blanco: 0015 ffffff, 0180 fef5f0
Crudo: 0101 fffded, 0270 f9f8e8, 0660 fef9ea, 0670 faf6e7, 0870 ebe7dd, 0970 fefeed
Marfil: 0250 faf6cc
Negro: 0020 000000
Negro grafito: 0132 192024
Gris oscuro: 0111 515b61, 0112 5d5d5d, 2576 494949
Gris: 0131 a1a9b4, 0142 9ea5aa, 1972 959595, 4073 838689
Gris medio: 0108 6d757b, 0152 7c8283, 1874 636254, 3062 707070
Gris claro: 0124 cfcfcf, 0145 cfd1d5, 3770 ced2d1
Gris perla: 0184 ebe3dd, 2166 d8d5d0, 3971 e1e1e1
Gris azulado: 3953 697698
Gris verdoso: 5552 94ada1
Gris topo: 0722 8c7e6a, 0874 9a897b, 1565 806a61
Arena: 0150 c6bdb4, 0151 d5c4b3, 0672 bebea8, 0861 cbbfa2
Beige: 0651 f5d2a6, 0761 d6bf94, 1060 fde2c1, 1140 f3d8a8, 1172 dfc8ab
Camel: 0842 cd944a, 0862 a5866a, 0934 bd9565, 1061 a68a68, 1123 b7976b
Oro viejo: 0853 947c4a, 0922 ca832c, 0940 c98300, 0941 af7d3e
Dorado: 0542 b18b00, 0546 b28f11, 0552 b69f56, 0822 ccab3f, 0832 d0a44f, 0851 e3bc61
Mostaza: 0704 dfa200, 0821 e1a23e, 1102 ed9206, 1106 ee9c00
Amarillo claro: 0520 fde896, 0532 d7ce8a, 0630 fef09a
Amarillo limón: 0310 fdf76c, 0501 edef05, 0706 fcf538
Amarillo: 0311 f5d300, 0600 f8d73e, 0608 f7dc00, 0702 f5ca00, 0713 fadc59
Amarillo huevo: 0700 f7c35f, 0800 f1af00, 0811 f5ba5d, 0904 f3b259, 1120 f8c000
Naranja claro: 1211 e89763, 1220 f1a236, 1352 f4a773
Naranja: 1114 ee8751, 1305 ea7134
Naranja fuerte: 1300 e5571d, 1304 e4501e
Durazno: 1141 facfae, 1351 fbbf95, 1362 f9c598, 1532 f6b08e
Salmón: 1430 f4a782, 1840 f49e95
Coral: 1521 ec7168, 1600 e36c63
Rojo vivo: 1306 e12a23, 1501 e22d2a, 1701 e44733
Rojo: 1703 df0032, 1704 e0003d, 1725 cf0040, 1800 e00046, 1903 c00343
Rojo oscuro: 1902 bd0041, 1904 a9023a, 1921 a33050, 2011 a33145, 2022 9f454c, 2224 883a40
Ladrillo: 1311 c14817, 1312 c45331, 1334 bb3d2e, 1335 be2d1a, 1514 a93121
Bordó: 1346 7a3441, 1911 910230, 1912 86023e, 1913 9a0c3b, 2101 9f003f, 2113 78093f, 2115 6d0627
Vino: 1342 5f1b23, 1366 432731, 2123 432732, 2333 651533, 2336 3a212b
Rosa pálido: 0182 e9d7d9, 1551 f9c5b9, 1755 f1cdce, 1760 e9c9bd, 1761 e8c0b8, 1860 fcdad5, 2160 fbd1d6, 2170 f7ded6, 2171 f7dede, 2363 fde5ec, 2655 ecd2de
Rosa: 1940 f28da6, 2155 f9bfc0, 2250 fac8d3, 2550 f189af, 2560 f7b4ca, 2640 d994b9
Rosa viejo: 2051 c7979b, 2153 df8390, 2764 c690a1
Rosa fuerte: 2152 e6778b, 2220 e8418c, 2230 ee71a1
Frambuesa: 1805 d6445d, 1900 e10057, 1906 be004f, 1950 ce427a, 2241 a95a68
Fucsia: 2300 d3007e, 2320 d20067, 2504 aa4381, 2520 e20078, 2521 bf006a
Magenta oscuro: 2222 8c0c4a, 2500 970059, 2506 820052
Ciruela: 2611 6c0051, 2711 610051, 2715 490251
Violeta: 2600 893480, 2720 89347f, 2810 6f067b, 2905 664090, 2910 83589d
Violeta oscuro: 2900 4c0f7b, 3114 260751, 3536 261257
Lila: 2830 a974ab, 2920 8c6daa, 3045 c790ba
Lila claro: 2650 e6b7cf, 3040 c9b5d4
Lavanda: 3241 7d77af, 3251 9083a3, 3331 7f8bc2
Azul violáceo: 3110 35247a, 3210 353a90, 3541 3a2885
Azul noche: 3344 11263c, 3743 12253c
Azul marino: 3323 14214e, 3353 202a65, 3355 171b4a, 3554 272651
Azul francia: 3102 2a377e, 3211 524a90, 3333 1b3c78, 3335 2e4b9b, 3522 2d4491, 3543 233b7d, 3544 273c82, 3600 28438c, 3611 243a7d, 3612 4055a1
Azul: 3622 1a4c8d, 3732 00507f, 4033 265674
Azul real: 3900 007eba, 3902 006ca5
Azul acero: 2674 606d8c, 3810 3d6aa1, 3842 507193, 3901 0082c4, 4032 507793, 4116 0082ad
Celeste: 3640 92b1dc, 3641 648dc7, 3815 7ba2d3, 3820 91b9e2, 3951 86aaca
Celeste claro: 3652 c8d6ed, 3750 b7d1e3, 3761 afc9e5, 3840 b4ceeb, 3962 a6d8f6
Celeste pálido: 3650 d0deee, 4071 eaf0f9, 4250 d5ebf2
Azul cielo: 3910 4abdf0, 4103 0095c6, 4111 00a4d9
Turquesa: 4010 0093b9, 4101 2db0cf, 4113 00a9c9, 4220 4fb4cb, 4421 0091a5, 5010 00a6ad
Turquesa claro: 4230 8dcee4, 4240 8dcddb, 4430 5fbfd1
Petróleo: 4442 006981, 4531 007389, 4643 005b63
Azul petróleo: 3444 002232, 4133 00405d, 4515 002f38
Verde azulado: 4410 007b8d, 4423 007d8c, 4425 007986, 4452 007f92, 4620 00a3a0, 4625 0b7f85, 5101 009084
Verde agua: 5050 b4dcd8, 5220 8cccc2
Verde menta: 5115 48bab7, 5210 00af8c, 5230 47b9ae, 5500 52ba84
Esmeralda: 5100 00876e, 5233 197e6d, 5411 008663
Verde inglés: 4644 234544, 5326 004d3d, 5415 006b4e
Verde botella: 5374 002d1f, 5555 103828, 5866 273014, 5944 003518
Verde bandera: 5510 14a363, 5531 52a04f, 5613 14b26d
Verde: 5324 006e42, 5513 007848, 5633 1a781e, 5643 157436
Verde claro: 5610 85c875, 5822 a5c278, 5912 81c750
Verde manzana: 0232 bfba28, 5940 bbdb41, 6051 bed782
Verde pálido: 5650 c9e3c5
Verde lima: 0221 e0da5f, 6010 e3eb00
Verde oliva: 0345 797e24, 0442 898f2b, 5833 70953f, 6133 919600
Verde oliva oscuro: 0747 594900, 6156 484601
Verde musgo: 5933 457021, 5934 506702
Verde seco: 0352 b0aa76, 0453 98996d, 0873 9fa086
Verde salvia: 0463 6b7e6f, 5664 6b9181
Verde militar: 0465 3e4f34, 0776 656452, 1375 464537, 1876 394535
Marrón: 1055 6a4129, 1154 7a4427, 1355 693920
Marrón claro: 0931 c07314, 0932 ac6613
Marrón rojizo: 1115 a35214, 1134 9d5a21
Marrón oscuro: 0945 483928
Chocolate: 0933 744808
Terracota: 1301 d9674c, 1332 d5815e
`

export const threadChart: readonly (Thread & { readonly number: string })[] = colors
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', threads = ''] = line.split(': ')
    return threads.split(', ').map((thread) => {
      const [number = '', color] = thread.split(' ')
      return { name, number, hex: `#${color}` }
    })
  })

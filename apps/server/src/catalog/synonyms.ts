/** The names of one thing from Arica to Ushuaia; plain letters, singular. */
const groups = [
  ['polera', 'remera', 'camiseta', 'playera'],
  ['poleron', 'buzo', 'hoodie', 'canguro', 'sudadera'],
  ['chomba', 'polo', 'pique'],
  ['campera', 'cortavientos', 'cortaviento', 'rompeviento', 'parka', 'chaqueta', 'casaca'],
  ['chaleco', 'gilet'],
  ['gorra', 'jockey', 'cap', 'visera'],
  ['medias', 'calcetin', 'soquete'],
  ['delantal', 'pechera', 'mandil'],
  ['tazon', 'taza', 'mug', 'jarro'],
  ['termo', 'botella', 'caramanola', 'cantimplora'],
  ['boligrafo', 'lapicera', 'birome', 'boli', 'esfero'],
  ['lapiz', 'lapices'],
  ['cuaderno', 'libreta', 'agenda', 'anotador'],
  ['calendario', 'almanaque'],
  ['mochila', 'bolso', 'morral', 'backpack'],
  ['bolsa', 'tote'],
  ['paraguas', 'sombrilla'],
  ['llavero', 'portallaves'],
  ['pendrive', 'usb'],
  ['powerbank', 'cargador', 'bateria'],
  ['parlante', 'altavoz', 'speaker'],
  ['auricular', 'audifono', 'headphone'],
  ['notebook', 'laptop', 'portatil'],
  ['cooler', 'conservadora', 'hielera'],
  ['toalla', 'toallon'],
  ['anteojos', 'lentes', 'gafas'],
  ['lanyard', 'portacredencial', 'credencial'],
  ['ecologico', 'sustentable', 'eco', 'reciclado'],
] as const

/** Several words that name one thing, and the word of the groups above that stands for them. */
const phrases: Readonly<Record<string, string>> = {
  'lapiz pasta': 'boligrafo',
  'lapices pasta': 'boligrafo',
  'pen drive': 'pendrive',
  'memoria usb': 'pendrive',
  'power bank': 'powerbank',
  'corta viento': 'cortavientos',
  'corta vientos': 'cortavientos',
  'porta llaves': 'portallaves',
  't shirt': 'remera',
}

const byWord = new Map<string, readonly string[]>(
  groups.flatMap((group) => group.map((word) => [word, group] as const)),
)

/** Other words for the same thing, for a word in singular or plural. */
export function synonymsOf(word: string): readonly string[] {
  const singulars = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ces$/, 'z')]
  const known = singulars.find((one) => byWord.has(one))
  return (byWord.get(known ?? '') ?? []).filter((other) => other !== word)
}

/** The word that stands for two neighbours, if they are a known phrase. */
export function phraseOf(first: string, second: string | undefined): string | undefined {
  return second === undefined ? undefined : phrases[`${first} ${second}`]
}

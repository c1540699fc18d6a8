export const words = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** LandCruiser as Land Cruiser: each part has its beginnings. HiLux stays one word. */
export const parted = (text: string) => text.replace(/(\p{Ll}{3})(\p{Lu}\p{Ll}{3})/gu, '$1 $2')

/** "Land Rover" as landrover; nothing for a name of one word. */
const joined = (text: string) => {
  const parts = words(text)
  return parts.length > 1 ? [parts.join('')] : []
}

/**
 * A Mazda3 is typed as mazda3 and mazda 3, whether its model is written Mazda3 or 3. Side by side, for otherwise those
 * words would sooner find a Mazda CX-3.
 */
const numbered = (make: string, model: string) => {
  const [brand, name] = [words(make).join(''), words(model).join('')]
  const number = name.startsWith(brand) ? name.slice(brand.length) : name
  if (!/^\d+$/.test(number)) return []
  return number === name ? [`${brand}${number}`, `${brand} ${number}`] : [`${brand} ${number}`]
}

/**
 * The word beginnings by which a car can be found from its make, model and badge.
 *
 * Engines match beginnings only for the last word typed, so `lan cru`, `toy hil`, `cx5` or `dmax` would find
 * nothing. Indexed are all beginnings of two or more letters, then the model and the make written as one word, then a
 * model that is the make and a number in two words.
 */
export function searchPrefix(car: { make: string; model: string; badge?: string }): string {
  const found = new Set<string>()
  const text = `${car.make} ${car.model} ${car.badge ?? ''}`
  for (const word of new Set([...words(text), ...words(parted(text))]))
    for (let end = 2; end <= word.length; end++) found.add(word.slice(0, end))
  for (const word of [...joined(car.model), ...joined(car.make)]) found.add(word)
  return [...found, ...numbered(car.make, car.model)].join(' ')
}

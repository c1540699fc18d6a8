export const words = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** LandCruiser becomes Land Cruiser, so that each part has prefixes. HiLux stays one word. */
export const parted = (text: string) => text.replace(/(\p{Ll}{3})(\p{Lu}\p{Ll}{3})/gu, '$1 $2')

const joined = (text: string) => {
  const parts = words(text)
  return parts.length > 1 ? [parts.join('')] : []
}

/** mazda3 and mazda 3, as neighbours: otherwise these words would find a Mazda CX-3 first. */
const numbered = (make: string, model: string) => {
  const [brand, name] = [words(make).join(''), words(model).join('')]
  const number = name.startsWith(brand) ? name.slice(brand.length) : name
  if (!/^\d+$/.test(number)) return []
  return number === name ? [`${brand}${number}`, `${brand} ${number}`] : [`${brand} ${number}`]
}

/** All prefixes of the names: engines complete only the last word, so `lan cru` would find nothing. */
export function searchPrefix(car: { make: string; model: string; badge?: string }): string {
  const found = new Set<string>()
  const text = `${car.make} ${car.model} ${car.badge ?? ''}`
  for (const word of new Set([...words(text), ...words(parted(text))]))
    for (let end = 2; end <= word.length; end++) found.add(word.slice(0, end))
  for (const word of [...joined(car.model), ...joined(car.make)]) found.add(word)
  return [...found, ...numbered(car.make, car.model)].join(' ')
}

import common from './commonPasswords.data.json'

/**
 * The passwords of ten letters or more among the 50,000 that leaks show most often.
 * From @zxcvbn-ts/language-common 4.1.3 (MIT, Dan Wheeler, Dropbox, and zxcvbn-ts).
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(common)

const LEAST_CHARACTERS = 10
const LEAST_DIFFERENT = 5
/** Characters that must be left without the words that anybody knows about the owner. */
const LEAST_OWN = 6

const MESSAGES = {
  short: `Use at least ${LEAST_CHARACTERS} characters; several words are easy to keep in mind.`,
  common: 'That one is in the lists that thieves try first. Several words of your own are safer.',
  monotonous: 'That repeats too few letters. Several words of your own are safer.',
  known: 'That is mostly your name or your address. Take words that nobody would connect with you.',
}

/** Words about a person, longest first, so that a whole name goes before its parts. */
const wordsAbout = (known: readonly string[]): string[] =>
  [...known, ...known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))]
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length)

/** What is wrong with a password, in words; null when it may be used. `known`: the person's name and address. */
export function passwordFault(password: string, known: readonly string[] = []): string | null {
  const folded = password.normalize('NFKC').toLowerCase()
  if ([...folded].length < LEAST_CHARACTERS) return MESSAGES.short
  if (COMMON_PASSWORDS.has(folded)) return MESSAGES.common
  if (new Set(folded).size < LEAST_DIFFERENT) return MESSAGES.monotonous
  const own = wordsAbout([...known, 'forecourt', 'password']).reduce(
    (left, word) => left.replaceAll(word, ''),
    folded,
  )
  return [...own].length < LEAST_OWN ? MESSAGES.known : null
}

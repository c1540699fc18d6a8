/** For lists that staff do not describe one by one: each names what only that list has. */
import { listedAnd } from '@/lib/text'
import { t } from '@/lib/words'

const NAMED_PEOPLE = 4
const NAMED_POSTS = 3

export const teamDescription = (place: string, people: readonly string[]): string =>
  t(
    people.length > NAMED_PEOPLE
      ? 'Who you meet at {place}: {names} and others.'
      : 'Who you meet at {place}: {names}.',
    {
      place,
      names: people.length > NAMED_PEOPLE ? people.slice(0, NAMED_PEOPLE).join(', ') : listedAnd(people),
    },
  )

export const categoryDescription = (category: string, name: string, titles: readonly string[]): string =>
  t('{category} from {name}: {titles}', {
    category,
    name,
    titles: titles.slice(0, NAMED_POSTS).join(' · '),
  })

/** Shares the pictures of a body out among a dealer's cars, so that no first picture is seen too often and neighbours stand in different places. */
import { LEADS, type Look } from './gallery'
import { isPictured, PAINTS, type Shape } from './pictures'

export interface Wish {
  stocknum: string
  shape: Shape
  paint: string
}

/** Two equal ones do not matter; beyond that a car gets another paint until all have been shown as often. */
const FREE = 2

/** The places of each ground, today's first; `grounds/places.py` draws them. */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  coast: ['', 'quay', 'road'],
  studio: ['', 'garage', 'roof'],
  desert: ['', 'gums', 'salt'],
}
/** The cars of a list’s first two pages choose a place freely; later ones stay where their body has been photographed. */
const FREELY = 42
/** The cars beside and above one in a list of three columns. */
const NEIGHBOURS = [1, 3]

type Painted = Omit<Look, 'place'>

const looksOf = (shape: Shape): Painted[] =>
  PAINTS[shape].flatMap((paint) =>
    LEADS.filter((lead) => isPictured(`${shape}-${paint}-${lead}`)).map((lead) => ({ shape, paint, lead })),
  )

function shareOut(shape: Shape, wishes: Wish[]): [string, Painted][] {
  const looks = looksOf(shape).map((look) => ({ look, times: 0 }))
  return wishes.map(({ stocknum, paint }, at) => {
    const isTurn = ({ look }: (typeof looks)[number]) => Number(look.lead === LEADS[at % LEADS.length])
    const rarest = looks.toSorted((a, b) => a.times - b.times || isTurn(b) - isTurn(a))
    const [least] = rarest
    if (!least) throw new Error(`No picture of a ${shape}`)
    const most = Math.max(FREE, least.times + 1)
    const taken = rarest.find(({ look, times }) => look.paint === paint && times < most) ?? least
    taken.times += 1
    return [stocknum, taken.look]
  })
}

/** Goes through the list: a place that no neighbour has, and the rarest for this first picture. */
function placed(looks: readonly Painted[], places: readonly string[]): Look[] {
  const times = new Map<string, number>()
  const of = (name: string): number => times.get(name) ?? 0
  const put: Look[] = []
  for (const [at, look] of looks.entries()) {
    const body = `${look.shape}-${look.paint}`
    const first = `${body}-${look.lead}`
    const near = NEIGHBOURS.map((back) => put[at - back]?.place)
    const known = places.filter((place) => place === '' || of(body + place) > 0)
    const [best = ''] = (at < FREELY ? places : known).toSorted(
      (a, b) =>
        near.filter((place) => place === a).length - near.filter((place) => place === b).length ||
        of(first + a) - of(first + b) ||
        Number(of(body + b) > 0) - Number(of(body + a) > 0) ||
        of(a) - of(b),
    )
    for (const name of [best, body + best, first + best]) times.set(name, of(name) + 1)
    put.push({ ...look, place: best })
  }
  return put
}

/** The look of each car by stock number; earlier wishes come first, so that the first pages of a list repeat little. */
export function spread(wishes: Wish[], ground: string): Map<string, Look> {
  const shapes = new Set(wishes.map(({ shape }) => shape))
  const painted = new Map(
    [...shapes].flatMap((shape) =>
      shareOut(
        shape,
        wishes.filter((wish) => wish.shape === shape),
      ),
    ),
  )
  const listed = wishes.flatMap(({ stocknum }) => {
    const look = painted.get(stocknum)
    return look ? [{ stocknum, look }] : []
  })
  const looks = placed(
    listed.map(({ look }) => look),
    PLACES[ground] ?? [''],
  )
  return new Map(looks.map((look, at) => [listed[at]?.stocknum ?? '', look]))
}

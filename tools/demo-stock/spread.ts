/** Shares the pictures of a body out among a dealer's cars, so that no first picture is seen too often. */
import { LEADS, type Look } from './gallery'
import { isPictured, PAINTS, type Shape } from './pictures'

export interface Wish {
  stocknum: string
  shape: Shape
  paint: string
}

/** Two equal ones do not matter; beyond that a car gets another paint until all have been shown as often. */
const FREE = 2

const looksOf = (shape: Shape): Look[] =>
  PAINTS[shape].flatMap((paint) =>
    LEADS.filter((lead) => isPictured(`${shape}-${paint}-${lead}`)).map((lead) => ({ shape, paint, lead })),
  )

function shareOut(shape: Shape, wishes: Wish[]): [string, Look][] {
  const looks = looksOf(shape).map((look) => ({ look, times: 0 }))
  return wishes.map(({ stocknum, paint }) => {
    const rarest = looks.toSorted((a, b) => a.times - b.times)
    const [least] = rarest
    if (!least) throw new Error(`No picture of a ${shape}`)
    const most = Math.max(FREE, least.times + 1)
    const taken = rarest.find(({ look, times }) => look.paint === paint && times < most) ?? least
    taken.times += 1
    return [stocknum, taken.look]
  })
}

/** The look of each car by stock number; earlier wishes come first, so that the first pages of a list repeat little. */
export function spread(wishes: Wish[]): Map<string, Look> {
  const shapes = new Set(wishes.map(({ shape }) => shape))
  return new Map(
    [...shapes].flatMap((shape) =>
      shareOut(
        shape,
        wishes.filter((wish) => wish.shape === shape),
      ),
    ),
  )
}

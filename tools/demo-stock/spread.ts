/** Shares the pictures of a body out among a dealer's cars, so that no first picture is seen too often. */
import { LEADS, type Look } from './gallery'
import { isPictured, PAINTS, type Shape } from './pictures'

export interface Wish {
  stocknum: string
  shape: Shape
  paint: string
}

/** A few equal ones do not matter; beyond that a car gets another paint. */
const FREE = 2

const looksOf = (shape: Shape): Look[] =>
  PAINTS[shape].flatMap((paint) =>
    LEADS.filter((lead) => isPictured(`${shape}-${paint}-${lead}`)).map((lead) => ({ shape, paint, lead })),
  )

function shareOut(shape: Shape, wishes: Wish[]): [string, Look][] {
  const looks = looksOf(shape).map((look) => ({ look, times: 0 }))
  const most = Math.max(FREE, Math.ceil(wishes.length / looks.length))
  return wishes.map(({ stocknum, paint }) => {
    const rarest = looks.toSorted((a, b) => a.times - b.times)
    const taken = rarest.find(({ look, times }) => look.paint === paint && times < most) ?? rarest[0]
    if (!taken) throw new Error(`No picture of a ${shape}`)
    taken.times += 1
    return [stocknum, taken.look]
  })
}

/** The look of each car by stock number; earlier wishes come first. */
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

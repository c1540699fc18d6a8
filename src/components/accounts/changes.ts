import type { Favourite } from '@/components/car/garage'

export interface Change {
  car: Favourite
  isSaved: boolean
}

/** How the device's list differs from the account's, without cars whose call is still running. */
export const changesOf = (
  local: readonly Favourite[],
  account: readonly Favourite[],
  pending: ReadonlySet<string>,
): Change[] => {
  const lacks = (list: readonly Favourite[]) => (car: Favourite) =>
    !pending.has(car.id) && !list.some(({ id }) => id === car.id)
  return [
    ...local.filter(lacks(account)).map((car) => ({ car, isSaved: true })),
    ...account.filter(lacks(local)).map((car) => ({ car, isSaved: false })),
  ]
}

export const withChange = (list: readonly Favourite[], { car, isSaved }: Change): Favourite[] => {
  const others = list.filter(({ id }) => id !== car.id)
  return isSaved ? [...others, car] : others
}

/** The account's cars, with changes that the shopper made here while the call was running. */
export const afterMerge = (
  account: readonly Favourite[],
  before: readonly Favourite[],
  now: readonly Favourite[],
): Favourite[] => changesOf(now, before, new Set()).reduce<Favourite[]>(withChange, [...account])

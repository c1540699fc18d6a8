/** For number fields that staff only read: lists and forms write the figure as people do. */
const drawnBy = (name: string) => ({
  components: {
    Cell: `/admin/fields/cells#${name}Cell`,
    Field: `/admin/fields/shown#${name}Field`,
  },
})

/** Whole dollars. */
export const DOLLARS = drawnBy('Dollars')
/** In lists: a form says them in its head. */
export const KILOMETRES = { components: { Cell: '/admin/fields/cells#KmCell' } }
/** An amount of a payment, in the smallest unit of the row's currency. */
export const CENTS = drawnBy('Cents')

import type { Spec } from './specHeadings'

export const text = <const M extends number>(max: M) => ({ type: 'text', max }) as const
export const int = (min: number, max: number, of = '') => ({ type: 'int', min, max, of }) as const
/** The mark of a reading of the odometer, which is also the end of its fault: a whole number of kilometres. */
export const OF_KM = ' of kilometres'
export const measure = (max: number) => ({ type: 'measure', max }) as const
export const words = (length: number, max: number) =>
  ({ type: 'list', of: { type: 'text', max: length }, max }) as const
export const required = { required: true } as const

export const onCards = { owner: 'feed', public: true, card: true } as const
export const onPage = { owner: 'feed', public: true } as const
export const fromServer = { owner: 'platform', public: true, card: true, tab: 'System' } as const

export const found = { indexed: true } as const
export const facet = { indexed: true, facet: true } as const
export const range = { indexed: true, range: true } as const

export const spec = <const L extends string>(label: L, under: Spec['under'], compared: Spec['compared']) =>
  ({ spec: { label, under, compared } }) as const

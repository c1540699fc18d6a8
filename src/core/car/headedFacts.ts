import type { CarTable } from './field'
import { COMPARE_HEADINGS, type Spec, SPEC_HEADINGS } from './specHeadings'

interface Headed {
  title: string
  labels: string[]
}

const headed =
  <Side extends 'under' | 'compared'>(side: Side, titles: Readonly<Record<Spec[Side], string>>) =>
  (workedOut: readonly (readonly [Spec[Side], readonly string[]])[], table: CarTable): Headed[] => {
    const marked = Object.values(table).flatMap(({ spec }) => spec ?? [])
    return workedOut.map(([heading, labels]) => ({
      title: titles[heading],
      labels: [...labels, ...marked.flatMap((spec) => (spec[side] === heading ? spec.label : []))],
    }))
  }

export const underSpecHeadings = headed('under', SPEC_HEADINGS)
export const underCompareHeadings = headed('compared', COMPARE_HEADINGS)

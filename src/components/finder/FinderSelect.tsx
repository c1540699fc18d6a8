import { lazy, Suspense } from 'react'
import { Select } from '@/components/ui/Select'
import { writeQuery } from '@/domain/listState/href'

const ModelOptions = lazy(() => import('./ModelOptions'))

export interface SelectField {
  kind: 'select'
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

interface Props {
  field: SelectField
  pairs: readonly (readonly [string, string])[]
}

const ofModels = (pairs: Props['pairs']) =>
  pairs.filter(([name]) => name !== 'model' && !name.startsWith('range'))

export function FinderSelect({ field: { name, label, options }, pairs }: Props) {
  const isNarrowed = name === 'model' && pairs.some(([other]) => other === 'make')
  const [any, ...rest] = options.map(({ value, label: text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
  return (
    <Select id={`f-${name}`} name={name} label={label}>
      {any}
      {isNarrowed ? (
        <Suspense fallback={rest}>
          <ModelOptions
            query={writeQuery(ofModels(pairs))}
            chosen={pairs.find(([other]) => other === name)?.[1]}
          >
            {rest}
          </ModelOptions>
        </Suspense>
      ) : (
        rest
      )}
    </Select>
  )
}

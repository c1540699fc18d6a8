import { lazy, Suspense } from 'react'
import { Select } from '@/components/ui/Select'
import { writeQuery } from '@/search/list/href'
import { optionsOf, type SelectProps } from './PlainSelect'

const ModelOptions = lazy(() => import('./ModelOptions'))

const ofModels = (pairs: SelectProps['pairs']) =>
  pairs.filter(([name]) => name !== 'model' && !name.startsWith('range'))

export function FinderSelect({ field, pairs }: SelectProps) {
  const { name, label } = field
  const isNarrowed = name === 'model' && pairs.some(([other]) => other === 'make')
  const [any, ...rest] = optionsOf(field)
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

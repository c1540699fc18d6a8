import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import { FORM_ID } from './formId'

interface Props {
  options: readonly { value: string; label: string }[]
  value: string
}

const drawn = ({ value, label }: Props['options'][number]) => (
  <option key={value} value={value}>
    {label}
  </option>
)

export function SortSelect({ options, value }: Props) {
  return (
    <div className="bar__sort">
      <label htmlFor="sort">{t('Sort')}</label>
      <div className="select">
        <select id="sort" name="sortBy" form={FORM_ID} defaultValue={value}>
          {options.map(drawn)}
        </select>
        <Icon name="down" />
      </div>
      <button className="btn btn--line only-plain" type="submit" form={FORM_ID}>
        {t('Sort')}
      </button>
    </div>
  )
}

export function SortPick({ options, value }: Props) {
  return (
    <label className="btn btn--line sortpick">
      <Icon name="sort" />
      {t('Sort')}
      <select form={FORM_ID} data-name="sortBy" defaultValue={value}>
        {options.map(drawn)}
      </select>
    </label>
  )
}

import { Icon } from '@/components/ui/Icon'
import { FAILURES, type FailureName } from '@/domain/shoppers/failures'

/** What went wrong with the last try, above the form. `field` is the id of the field to mend. */
export function Failure({ name, field }: { name: FailureName | null; field: string }) {
  if (!name) return null
  return (
    <div className="summary" role="alert">
      <b>
        <Icon name="alert" />
        Please fix the following errors:
      </b>
      <ul>
        <li>
          {name === 'limit' || name === 'again' ? FAILURES[name] : <a href={`#${field}`}>{FAILURES[name]}</a>}
        </li>
      </ul>
    </div>
  )
}

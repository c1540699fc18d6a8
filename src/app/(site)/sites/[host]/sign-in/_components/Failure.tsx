import { Icon } from '@/components/ui/Icon'
import { FAILURES, type FailureName } from '@/features/accounts/failures.rules'
import { t } from '@/lib/words'

/** The fault of the last try, above the form. `field` is the id of the field to correct. */
export function Failure({ name, field }: { name: FailureName | null; field: string }) {
  if (!name) return null
  if (name === 'texts')
    return (
      <p className="summary" role="status">
        {t(FAILURES[name])}
      </p>
    )
  return (
    <div className="summary" role="alert">
      <b>
        <Icon name="alert" />
        {t('Please fix the following errors:')}
      </b>
      <ul>
        <li>
          {name === 'limit' || name === 'again' ? (
            t(FAILURES[name])
          ) : (
            <a href={`#${field}`}>{t(FAILURES[name])}</a>
          )}
        </li>
      </ul>
    </div>
  )
}

import { Icon } from '@/components/ui/Icon'
import type { Looked } from '@/features/trade-in/complete'
import { t } from '@/lib/words'

interface Props {
  looked: Looked | null
  /** A plate was given. */
  hasPlate: boolean
}

/** What the register says about the plate. */
export function Found({ looked, hasPlate }: Props) {
  if (looked?.kind === 'found') {
    const { year, make, model, badge, colour } = looked.car
    return (
      <div className="found found--plain" role="status">
        <p className="status is-open">{t('Found it')}</p>
        <h2>{[year, make, model, badge].filter(Boolean).join(' ')}</h2>
        <p>
          {colour && `${colour}. `}
          {t('Not yours? Change it below.')}
        </p>
      </div>
    )
  }
  if (!hasPlate) return null
  return (
    <div className="note" role="status">
      <Icon name="info" />
      <p>
        {looked?.kind === 'none' ? (
          <>
            <b>{t('No car with this plate in this state.')}</b>{' '}
            {t('New plates can take a while to show. Tell us what it is instead.')}
          </>
        ) : (
          t('Tell us what it is. We have kept the plate.')
        )}
      </p>
    </div>
  )
}

import { SentTo } from '@/components/forms/SentTo'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

/** Before the first answer: says that the details have arrived, whatever the shopper does next. */
export function Taken({ id, dealer }: { id: string; dealer: string }) {
  return (
    <div className="note" role="status">
      <Icon name="done" />
      <div>
        <p>
          <b>{t('{dealer} has the details of your car. Your reference is {id}.', { dealer, id })}</b>
        </p>
        <p>
          {t('These answers give you a guide range. If you stop here, a person looks at what you sent.')}{' '}
          <SentTo lead_id={id} />
        </p>
      </div>
    </div>
  )
}

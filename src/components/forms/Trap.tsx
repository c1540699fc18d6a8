import { t } from '@/lib/words'

/** Hidden from people: text in it is a sign of a bot. */
export function Trap({ id }: { id: string }) {
  return (
    <p className="trap" aria-hidden="true">
      <label htmlFor={id}>{t('Leave this empty')}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </p>
  )
}

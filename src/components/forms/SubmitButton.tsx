import { t } from '@/lib/words'

/** Stays focusable while it sends, so that the focus is not lost. */
export function SubmitButton({ busy, label }: { busy: boolean; label: string }) {
  return (
    <button
      className={busy ? 'btn btn--brand btn--wide is-busy' : 'btn btn--brand btn--wide'}
      type="submit"
      aria-disabled={busy || undefined}
    >
      {busy && <span className="spin" />}
      {busy ? t('Sending…') : label}
    </button>
  )
}

import { LiveButton } from '@/admin/ask/LiveButton'
import { CodeField } from './CodeField'

interface Props {
  /** The first code of a new key: only the phone can make it. */
  isFirst: boolean
  label: string
  fault: string | null
  busy: boolean
  /** Without a code by the button, which reads the field. */
  onSend: (code?: string) => void
  onLeave: () => void
}

export const AskedCode = ({ isFirst, label, fault, busy, onSend, onLeave }: Props) => (
  <>
    <CodeField
      label={isFirst ? '6-digit code' : 'Code'}
      hint={isFirst ? undefined : 'The 6-digit code on your phone, or a recovery code.'}
      onlyNumbers={isFirst}
      fault={fault}
      focus
      onEnter={onSend}
    />
    <div className="fc-acts">
      <LiveButton className="fc-btn fc-btn--main" type="button" disabled={busy} onClick={() => onSend()}>
        {busy ? 'One moment …' : label}
      </LiveButton>
      <LiveButton className="fc-btn" type="button" onClick={onLeave}>
        Not now
      </LiveButton>
    </div>
  </>
)

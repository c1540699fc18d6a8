import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

export interface Base {
  id: string
  error: string | undefined
}

export function FieldError({ id, error }: Base) {
  if (!error) return null
  return (
    <p className="field__err" id={`${id}-e`}>
      <Icon name="alert" />
      {t(error)}
    </p>
  )
}

export const errorProps = ({ id, error }: Base) =>
  error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-e` } as const) : {}

interface FieldProps extends Base {
  label: string
  optional?: boolean
  short?: boolean
  children: ReactNode
}

export function Field({ id, error, label, optional, short, children }: FieldProps) {
  const classes = ['field', short && 'field--short', error && 'is-bad']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {label} {optional && <span className="opt">{t('optional')}</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

type TickProps = Base & ComponentProps<'input'> & { children: ReactNode }

export function Tick({ id, error, children, ...input }: TickProps) {
  return (
    <>
      <label className={error ? 'check is-bad' : 'check'}>
        <input {...input} {...errorProps({ id, error })} type="checkbox" id={id} />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </>
  )
}

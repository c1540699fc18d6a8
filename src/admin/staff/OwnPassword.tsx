'use client'
import { PasswordField, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { removeField } from '@/admin/payloadContract'

const PATH = 'current_password'
const FIELD = { name: PATH, label: 'Your current password', required: true }
const filled = (value: unknown) => Boolean(value) || 'Enter your current password.'

function Field() {
  const { dispatchFields } = useForm()
  useEffect(() => () => dispatchFields(removeField(PATH)), [dispatchFields])
  return <PasswordField autoComplete="current-password" field={FIELD} path={PATH} validate={filled} />
}

/** Only while a password or another address is being set; see hooks/ownPassword.ts. */
export function OwnPassword() {
  const { id } = useDocumentInfo()
  const isRequested = useFormFields(
    ([{ email, password }]) =>
      Boolean(password?.value) || (email !== undefined && email.value !== email.initialValue),
  )
  return id && isRequested ? <Field /> : null
}

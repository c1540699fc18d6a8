'use client'
import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'
import { JsonField } from '@/admin/json/JsonField'
import { themedSchema } from '@/domain/theme/look'
import { ContrastList } from './ContrastList'
import { ThemeFrame } from './ThemeFrame'
import { withColour } from './withColour'

/** The dealer's settings as they are typed; beneath them the look, and which colours cannot be read. */
export function ConfigField(props: JSONFieldClientProps) {
  const { value, setValue } = useField<unknown>({ path: props.path })
  // The box keeps what is typed: a colour that is taken over needs a new one.
  const [taken, setTaken] = useState(0)
  const themed = themedSchema.safeParse(value)
  const isReadOnly = props.readOnly === true || props.field.admin?.readOnly === true
  const take = (name: string, colour: string) => {
    setValue(withColour(value, name, colour))
    setTaken(taken + 1)
  }
  return (
    <>
      <JsonField key={taken} {...props} />
      {themed.success ? (
        <div className="fc-look">
          <ContrastList config={themed.data} onTake={isReadOnly ? null : take} />
          <ThemeFrame config={themed.data} />
        </div>
      ) : (
        <p className="fc-look">The look is shown here once the theme is whole.</p>
      )}
    </>
  )
}

import { z } from 'zod'
import { type OwnFont, fontSchema, PLATFORM_FONTS } from '@/core/dealer/theme/font'
import { useOwnRows } from '@/admin/fields/hooks'
import { useDocumentDrawer } from '@payloadcms/ui'
import { useSettings } from '@/admin/settings/context'
import type { ControlProps } from '@/admin/settings/controlProps'

const row = z
  .object({ family: z.string(), url: z.string() })
  .transform(({ family, url }): OwnFont => ({ family, file: url }))

/** An uploaded font in the form that the settings store. */
const fontOf = (saved: unknown): OwnFont | undefined => row.safeParse(saved).data

/** A dealer's uploaded fonts, by name. Undefined while they are being read. */
function useOwnFonts(tenant: string | undefined) {
  const { rows: fonts, ...state } = useOwnRows('fonts', tenant, row, { sort: 'family' })
  return { fonts, ...state }
}

const keyOf = (font: unknown): string => {
  const { data = '' } = fontSchema.safeParse(font)
  return typeof data === 'string' ? data : data.file
}

/** A chosen font that is no longer in a list stays among the choices. */
function namesOf(chosen: unknown, own: readonly OwnFont[]): { builtIn: string[]; own: OwnFont[] } {
  const { data } = fontSchema.safeParse(chosen)
  const builtIn: string[] = [...PLATFORM_FONTS]
  if (typeof data === 'string' && data && !builtIn.includes(data)) builtIn.unshift(data)
  const isMissing = typeof data === 'object' && !own.some(({ file }) => file === data.file)
  return { builtIn, own: isMissing ? [data, ...own] : [...own] }
}

/** A font of the platform, or one of the dealer's own, which can be uploaded here. */
export function Font({ id, field, value, onChange, invalid, describedBy }: ControlProps) {
  const { isReadOnly, tenant } = useSettings()
  const { fonts = [], failed, reload } = useOwnFonts(tenant)
  const [Drawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'fonts' })
  const { builtIn, own } = namesOf(value, fonts)
  const choose = (key: string) => onChange(own.find(({ file }) => file === key) ?? key)
  return (
    <div className="fc-set__font">
      <select
        id={id}
        value={keyOf(value)}
        disabled={isReadOnly}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => choose(target.value)}
      >
        {own.length > 0 && (
          <optgroup label="Your own">
            {own.map(({ family, file }) => (
              <option key={file} value={file}>
                {family}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Built in">
          {builtIn.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
      {!isReadOnly && tenant && (
        <button type="button" className="fc-btn" onClick={openDrawer}>
          Upload a font<span className="fc-sr"> for {field.label}</span>
        </button>
      )}
      {failed && <p role="status">Your own fonts could not be loaded. Reload the page.</p>}
      <Drawer
        initialData={{ tenant }}
        onSave={({ doc }) => {
          const font = fontOf(doc)
          if (font) onChange(font)
          void reload()
          closeDrawer()
        }}
      />
    </div>
  )
}

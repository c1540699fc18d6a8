import type { Field } from 'payload'
import { systemField } from '@/access/fields'
import type { CarField, CarTable, Field as Part, FieldTable, Tab } from '@/core/car/field'
import { strictSchema } from '@/core/car/schema'
import { MOST_DOLLARS } from '@/core/car/typedAmount'
import { jsonField } from '@/fields/json'
import { labelOf } from '@/fields/label'
import { linesField } from '@/fields/lines'
import { notDrawn } from '@/fields/notDrawn'
import { partsField, type Part as Box } from '@/fields/parts'
import { choice, flag, longText, number, text } from '@/fields/plain'
import { referenceField } from '@/fields/reference'
import { slugField } from '@/fields/slug'

type Named = Extract<Field, { name: string }>

const isNumber = ({ type }: Part) =>
  type === 'int' || type === 'measure' || type === 'dollars' || type === 'time' || type === 'number'

const boxesOf = (fields: FieldTable, path = ''): Box[] =>
  Object.entries(fields).flatMap(([name, part]): Box[] => {
    if (part.type === 'object') return boxesOf(part.fields, `${path}${name}.`)
    if (part.type === 'list' || part.type === 'map' || part.type === 'url') return []
    const label = part.label ?? labelOf(name)
    const kind = isNumber(part) ? 'number' : part.type === 'date' ? 'date' : 'text'
    return [[`${path}${name}`, label, kind]]
  })

const numberDefault = ({ default: value }: CarField) =>
  typeof value === 'number' ? { defaultValue: value } : {}

function plainField(name: string, field: CarField): Named {
  const admin = {
    ...(field.help ? { description: field.help } : {}),
    ...(field.hidden ? { hidden: true } : {}),
  }
  const options = { label: field.label ?? labelOf(name), admin }
  const filled = {
    ...options,
    ...(field.required ? { required: name !== 'created_at' } : {}),
    ...(field.column ? { index: true } : {}),
  }
  switch (field.type) {
    case 'text':
      return field.long
        ? longText(name, { ...options, maxLength: field.max, admin: { ...admin, rows: 8 } })
        : text(name, { ...filled, maxLength: field.max })
    case 'url':
      return text(name, { ...filled, maxLength: 2_000 })
    case 'date':
      return text(name, { ...filled, maxLength: 40 })
    case 'reference':
      return referenceField(name, field.to, { label: options.label, required: Boolean(field.required) })
    case 'int':
      return number(name, { ...filled, min: field.min, max: field.max, ...numberDefault(field) })
    case 'measure':
      return number(name, { ...filled, min: 0, max: field.max })
    case 'dollars':
      return number(name, { ...filled, min: 0, max: MOST_DOLLARS, admin: { ...admin, ...DOLLARS_BOX } })
    case 'time':
    case 'number':
      return number(name, filled)
    case 'flag':
      return flag(name, field.default === true, options)
    case 'choice':
      return choice(name, field.options, {
        ...filled,
        ...(typeof field.default === 'string' ? { defaultValue: field.default } : {}),
      })
    case 'object':
      return partsField(name, partSchema(field), boxesOf(field.fields), options)
    case 'map':
      return jsonField(name, partSchema(field), options)
    case 'list':
      return field.of.type === 'object'
        ? jsonField(name, partSchema(field), {
            ...options,
            admin: { ...admin, components: { Field: '/admin/pictures/PhotosField#PhotosField' } },
          })
        : linesField(name, partSchema(field), options)
  }
}

const DOLLARS_BOX = { components: { Field: '/admin/fields/DollarsBox#DollarsBox' } }

const partSchema = (field: CarField) => strictSchema({ ...field, required: true, note: '' })

export const carField = (name: string, field: CarField): Named =>
  field.owner === 'platform' || field.locked ? systemField(plainField(name, field)) : plainField(name, field)

/** Of the first tab: what a car is, what it costs, where it stands, and what else its card says. */
const SECTIONS: [label: string, names: string[]][] = [
  ['The car', ['stocknum', 'make', 'model', 'year', 'badge', 'car_type']],
  ['Price', ['price', 'before_price', 'price_type', 'weekly_price', 'subscription_price']],
  ['Status and place', ['status', 'dealership_id', 'location_id']],
]
const LAST_SECTION = 'On the website'

const isWide = ({ type, admin }: Named) =>
  type === 'json' || type === 'textarea' || Boolean(admin && 'hidden' in admin && admin.hidden)
const PER_ROW = 3

const fieldsOf = (table: CarTable, tab: Tab): Named[] =>
  Object.entries(table).flatMap(([name, field]) => (field.tab === tab ? [carField(name, field)] : []))

/** The server's own fields: part of the form's state, never shown. */
export const unseenFields = (table: CarTable): Named[] => fieldsOf(table, 'System').map(notDrawn)

function rowsOf(all: readonly Named[]): Field[] {
  const fields: Field[] = []
  let row: Named[] = []
  const endRow = () => {
    if (row.length) fields.push({ type: 'row', fields: row })
    row = []
  }
  for (const made of all) {
    if (isWide(made) || made.name === 'name') {
      endRow()
      fields.push(made)
    } else if (row.push(made) === PER_ROW) endRow()
  }
  endRow()
  return fields
}

function sectionsOf(all: readonly Named[]): Field[] {
  const named = SECTIONS.map(([label, names]) => {
    const fields = names.flatMap((name) => all.find((field) => field.name === name) ?? [])
    return { label, fields, rows: rowsOf(fields) }
  })
  const rest = all.filter((field) => !named.some(({ fields }) => fields.includes(field)))
  const hidden = rest.filter(isWide)
  const switches = rest.filter(({ type }) => type === 'checkbox')
  const others = rest.filter((field) => !hidden.includes(field) && !switches.includes(field))
  const last = [...rowsOf(others), { type: 'row' as const, fields: switches }]
  return [
    ...hidden,
    ...[...named, { label: LAST_SECTION, rows: last }].map(({ label, rows }): Field => ({
      type: 'group',
      label,
      fields: rows,
    })),
  ]
}

export function carTab(table: CarTable, tab: Tab): Field[] {
  const all = fieldsOf(table, tab)
  return tab === 'Overview' ? sectionsOf(all) : rowsOf(all)
}

export const carSlugField = (help: string): Field => ({
  ...slugField('slug'),
  admin: { position: 'sidebar', description: help },
})

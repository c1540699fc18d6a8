/** One table of a lead's fields: a row that is added arrives in every output, and says of each that it stays out of. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exportTable } from '@/admin/leads/inbox/exportTable'
import { sentLines } from '@/admin/leads/sent/fields'
import { Leads } from '@/collections/Leads'
import { recordFields, sentMap } from '@/collections/Leads/submitted'
import type { LeadField, LeadTable } from '@/core/person/leadField'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import { leadLeft, LEADS } from '@/core/person/personTables'
import { sealedLeads } from '@/core/person/sealedLeads'
import { linesOf } from '@/features/leads/facts'
import { sentShape } from '@/features/leads/leadSchema.rules'
import { leadView } from '@/features/leads/leadView'
import { adfXml } from '@/features/leads/letters/adf'
import { notice } from '@/features/leads/letters/notice'
import { OWN_LEADS, ownEnquiries } from '@/features/leads/ownLeads'
import { sentColumns } from '@/features/leads/row'
import { shownRow } from '@/features/privacy/shownRow.rules'
import { openApi } from '@/integrator-api/openapi'
import { stated } from '../../helpers/letters'
import { someFacts } from './someFacts'

const club: LeadField = {
  ...{ type: 'text', max: 9, sent: 'optional', column: { in: 'Shopper' }, api: 'optional', csv: 'Club' },
  ...{ line: 'Car club', own: 'itself', erased: { to: null }, sealed: 'text', note: 'Club of drivers' },
}
const table: LeadTable = { ...LEAD_FIELDS, club }
const lead = { name: 'Ann', club: 'Torana' }
const stored = {
  ...lead,
  tenant: 't',
  state: 'new' as const,
  lead_id: 'L1',
  createdAt: '2026-11-21T10:00:00.000Z',
}

describe('a field that is added to the table', () => {
  it('is taken from forms and calls, up to its length', () => {
    const sent = z.object(sentShape(table))
    expect(sent.parse(lead)).toMatchObject(lead)
    expect(sent.safeParse({ ...lead, club: 'longer than it may be' }).success).toBe(false)
  })
  it('has its column, and its box in the record of the admin', () => {
    expect(sentColumns(lead, table)).toMatchObject(lead)
    expect(JSON.stringify(recordFields('Shopper', table))).toContain('"label":"Club"')
    expect(JSON.stringify(recordFields('Shopper'))).not.toContain('"label":"Club"')
    expect(sentMap(table).safeParse({ club: 1 }).success).toBe(false)
    expect(sentLines(lead, table)).toContainEqual(['Club', 'Torana'])
    expect(sentLines(lead, { ...table, club: { ...club, unlisted: true } })).toEqual([['Full name', 'Ann']])
  })
  it('is in webhooks, the API and its document', () => {
    expect(leadView(stored, table)).toMatchObject({ club: 'Torana', name: 'Ann' })
    expect(leadView(stored)).not.toHaveProperty('club')
    expect(openApi(undefined, table).components.schemas.Lead).toMatchObject({
      properties: { club: { description: 'Club of drivers' } },
    })
    expect(JSON.stringify(openApi())).not.toContain('Club of drivers')
  })
  it('is a column of the inbox’s file, under its heading', () => {
    const words = { zones: new Map<string, string>(), people: new Map<string, string>() }
    const [head = [], row = []] = exportTable([stored], words, table)
    expect(row[head.indexOf('Club')]).toBe('Torana')
    expect(row[head.indexOf('Received')]).toBe('2026-11-21 10:00')
    expect(row).toHaveLength(head.length)
    expect(exportTable([], words)[0]).toEqual(head.filter((name) => name !== 'Club'))
  })
  it('is a line of the mail to staff, of ADF, and beside the person', () => {
    const answers = linesOf(lead, table)
    expect(answers).toEqual([['Car club', 'Torana']])
    expect(linesOf(lead)).toEqual([])
    expect(stated(notice, someFacts({ answers })).text).toContain('Car club: Torana')
    expect(adfXml(someFacts({ answers }), true)).toContain('Car club: Torana')
  })
  it('is in the person’s own file and in what staff hand to them, is sealed, and goes when they are erased', () => {
    expect(ownEnquiries(table).shape.shape).toHaveProperty('club')
    expect(ownEnquiries().shape.shape).not.toHaveProperty('club')
    expect(shownRow(stored)).toHaveProperty('club', 'Torana')
    expect(sealedLeads(table).texts).toContain('club')
    expect(leadLeft(table)).toHaveProperty('club', null)
  })
})

describe('the rows of the table', () => {
  const OUTPUTS = ['sent', 'column', 'api', 'csv', 'line', 'own', 'erased', 'sealed'] as const
  const silent = (rows: Readonly<Record<string, object>>): string[] =>
    Object.entries(rows).flatMap(([name, row]) =>
      OUTPUTS.flatMap((output) => (output in row ? [] : [`${name} says nothing of ${output}`])),
    )
  it('say of each output what it gets, or null', () => {
    const { csv: _left, ...quiet } = club
    // @ts-expect-error The compiler refuses it too.
    const refused: LeadTable = { quiet }
    expect(silent(refused)).toEqual(['quiet says nothing of csv'])
    expect(silent(LEAD_FIELDS)).toEqual([])
  })

  const names = (is: (field: LeadField) => boolean) =>
    Object.entries<LeadField>(LEAD_FIELDS).flatMap(([name, field]) => (is(field) ? [name] : []))
  it('are all columns of the collection', () => {
    const columns = (fields: unknown): string[] =>
      Array.isArray(fields)
        ? fields.flatMap((field) => [
            ...(typeof field.name === 'string' && field.type !== 'ui' ? [field.name] : []),
            ...columns(field.tabs ?? field.fields),
          ])
        : []
    expect(columns(Leads.fields).sort()).toEqual(['tenant', ...names(({ column }) => column !== null)].sort())
  })
  it('keep what a person wrote sealed and erased', () => {
    const sealed = names(({ sealed: way }) => way !== null)
    expect(Object.keys(LEADS.left ?? {})).toEqual(expect.arrayContaining(sealed))
  })
  it('that are a person’s own are in their file, and shown by staff’s', () => {
    const own = names((field) => field.own === 'itself')
    expect(Object.keys(ownEnquiries().shape.shape).sort()).toEqual(own.sort())
    expect(own).toEqual(expect.arrayContaining(Object.keys(OWN_LEADS.shape.shape)))
    const row = Object.fromEntries(own.map((name) => [name, 'x']))
    expect(shownRow(row)).toEqual(row)
  })
  it('that have a place of their own in the mail to staff are there', () => {
    const reported = { category: 'Cat1', subcategory: 'Sub1', name: 'Nam1', email: 'Ema1', phone: 'Pho1' }
    const facts = someFacts({ ...reported, message: 'Mes1', url: 'https://u.example', lead_id: 'Lea1' })
    const { text } = stated(notice, facts)
    for (const value of [
      ...Object.values(reported),
      'Mes1',
      'Sent from u.example on',
      'Lea1',
      'HT1',
      'not agreed',
    ])
      expect(text).toContain(value)
    for (const value of ['Nam1', 'Ema1', 'Pho1', 'Mes1', 'Cat1', 'Sub1', 'Lea1', 'HT1'])
      expect(adfXml(facts, true)).toContain(value)
  })
})

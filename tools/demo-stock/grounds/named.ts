/** The demo pictures that the dealers' pages and cars name, one a line: what `compose.py` has to make. */
import { demoTenants } from '@tenants'
import { textOf } from '../generate'

const text = demoTenants.map((tenant) => `${JSON.stringify(tenant)}${textOf(tenant.slug)}`).join('')
process.stdout.write([...new Set(text.match(/\/media\/demo\/[\w/-]+\.webp/g))].toSorted().join('\n'))

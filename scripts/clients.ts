// Writes the clients for TypeScript and Python from the OpenAPI document.
import { readFileSync, writeFileSync } from 'node:fs'
import { openApi } from '@/integrator-api/openapi'
import { operationsOf } from '@/integrator-api/openapiParts'
import { pythonClient } from './lib/clients/python'
import { methodOf } from './lib/clients/schema'
import { typescriptClient } from './lib/clients/typescript'

const head = (name: string) => readFileSync(new URL(`lib/clients/head.${name}.txt`, import.meta.url), 'utf8')
const api = openApi()
const methods = operationsOf(api).map(methodOf)
const { schemas } = api.components
const { version } = api.info

writeFileSync('clients/typescript/forecourt.ts', typescriptClient(head('ts'), schemas, methods, version))
writeFileSync('clients/python/forecourt.py', pythonClient(head('py'), schemas, methods, version))

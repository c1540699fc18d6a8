/** `forecourt move DIR` as an operator runs it: rows and files, and what it refuses. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startMongo } from '../../helpers/mongo'
import { runOperator } from '../../helpers/operator'
import { freePort } from '../../helpers/redis'
import { writeStoreOfBefore } from '../../helpers/storeOfBefore'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)

if (mongo)
  describe(`forecourt move, to ${mongo.what}`, async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-'))
    const at = (...names: string[]) => path.join(dir, ...names)
    mkdirSync(at('old', 'media', 'cars'), { recursive: true })
    writeFileSync(at('old', 'media', 'cars', 'one.webp'), 'a picture')
    writeFileSync(at('old', 'secret'), 's'.repeat(64))
    await writeStoreOfBefore(at('old', 'forecourt.db'))
    afterAll(() => mongo.stop())
    const move = async (to: string, more: Record<string, string> = {}, from = 'old') =>
      runOperator(['move', at(from)], {
        ...process.env,
        ...{ DATABASE_URL: mongo.url, DATABASE_ALLOW_STANDALONE: '1', PLATFORM_HOST: 'platform.test' },
        ...{ PAYLOAD_SECRET: '8d5c1f0a'.repeat(8), DATA_DIR: at(to), PORT: String(await freePort()) },
        ...{ LOG_LEVEL: 'silent', NODE_OPTIONS: '--conditions=production', ...more },
      })

    it('refuses a target that is no MongoDB, a folder without a database, and files that it would write over', async () => {
      await expect(move('new', { DATABASE_URL: `file:${at('x.db')}` })).rejects.toThrow(
        'Set DATABASE_URL to the MongoDB that the data goes to.',
      )
      await expect(move('new', {}, 'mistyped')).rejects.toThrow(
        `There is no database ${at('mistyped', 'forecourt.db')}.`,
      )
      mkdirSync(at('full', 'media'), { recursive: true })
      writeFileSync(at('full', 'media', 'own.webp'), 'own')
      await expect(move('full')).rejects.toThrow(`${at('full', 'media')} is not empty: nothing was copied.`)
    })

    it('refuses a secret that does not open the leads', async () => {
      await expect(move('new', { PAYLOAD_SECRET: '0f1e2d3c'.repeat(8) })).rejects.toThrow(
        'leads are sealed with another secret: set PAYLOAD_SECRET to that of the data folder',
      )
    })

    it('moves rows and files, says so, and refuses to do it twice', async () => {
      expect(await move('new')).toBe(
        `Moved 179 rows of 56 lists; each was compared, and all are the same. Start the server with these settings. ${at('old')} is a copy from now on and sends nothing.`,
      )
      expect(readFileSync(at('new', 'media', 'cars', 'one.webp'), 'utf8')).toBe('a picture')
      await expect(move('second')).rejects.toThrow('The database of DATABASE_URL is not empty:')
    })
  })

/** Takes the pictures of the README: run `npm start` first, then `npm run screenshots` (PORT and DATA_DIR as for the server). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium as engine, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromium } from '../tests/e2e/setup'

const port = process.env.PORT ?? '3000'
const demo = JSON.parse(readFileSync(path.join(process.env.DATA_DIR ?? '.data', 'demo.json'), 'utf8'))
const login = demo.admin.logins.find((one: { role: string }) => one.role === 'dealer_admin')

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await sharp(await page.screenshot())
    .resize(960)
    .webp({ quality: 78 })
    .toFile(`docs/pictures/${name}.webp`)
  console.log(`docs/pictures/${name}.webp`)
}

const browser = await engine.launch({ executablePath: chromium(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
for (const dealer of ['harbour-toyota', 'westside-motors', 'outback-caravans']) {
  await page.goto(`http://${dealer}.localhost:${port}/`)
  await shoot(page, dealer)
}
await page.goto(`http://localhost:${port}/admin/login`)
await page.getByLabel('Email').fill(login.email)
await page.getByLabel('Password').fill(login.password)
await page.getByRole('button', { name: 'Sign in' }).click()
await page.waitForURL((url) => !url.pathname.includes('/login'))
await shoot(page, 'admin')
await browser.close()

import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { knownFunction, orNothing } from '@/admin/frame/knownFunction'
import { importMap } from './admin/importMap.js'
import './tokens.css'
import './frame.css'
import './base.css'
import './buttons.css'
import './marks.css'
import './parts.css'
import './lead.css'
import './bookings.css'
import './hours.css'
import './fields.css'
import './document.css'
import './record-head.css'
import './tables.css'
import './list-cards.css'
import './look.css'
import './facts.css'
import './today.css'
import './nav.css'
import './inbox.css'
import './inbox-screens.css'
import './team.css'
import './sharing.css'
import './cars.css'
import './feed.css'
import './findings.css'
import './car-list.css'
import './dealers.css'
import './photos.css'
import './uploads.css'
import './car-history.css'
import './pages.css'
import './plans.css'
import './people.css'
import './links.css'
import './stock-files.css'
import './reports.css'
import './settings.css'
import './settings-rows.css'
import './print.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return orNothing(() => handleServerFunctions({ ...knownFunction(args), config, importMap }))
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}

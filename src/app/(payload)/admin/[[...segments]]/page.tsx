import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { madeElsewhere, movedAddress } from '@/admin/frame/movedAddress'
import { isResetLinkOpen, isUnusedView, resetTokenIn } from '@/admin/staff/sign-in/views'
import { importMap } from '@/app/(payload)/admin/importMap.js'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default async function Page({ params, searchParams }: Args) {
  // Next gives none at /admin itself.
  const { segments = [] }: { segments?: string[] } = await params
  if (isUnusedView(segments)) redirect('/admin/login')
  const { collections } = await config
  const moved = movedAddress(segments, await searchParams) ?? madeElsewhere(segments, collections)
  if (moved) redirect(moved)
  const token = resetTokenIn(segments)
  if (token && !(await isResetLinkOpen(await getPayload({ config }), token))) redirect('/admin/reset')
  return RootPage({ config, importMap, params, searchParams })
}

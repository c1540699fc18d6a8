import { headers } from 'next/headers'

/** The path as it was asked for; empty on a page that is shared, whose render knows no visitor. */
export const askedPath = async (): Promise<string> => (await headers()).get('x-forecourt-path') ?? ''

import { startRoute } from '@/app/(site)/sites/[host]/_lib/sell/startRoute'

const { generateMetadata, Page } = startRoute('trade-in')

export { generateMetadata }
export default Page

import { startRoute } from '@/app/(site)/sites/[host]/_lib/sell/startRoute'

const { generateMetadata, Page } = startRoute('sell-your-car')

export { generateMetadata }
export default Page

export const BUILD_ID: string
export const BUILT_CONFIG: string

/** Tests wait for a state: on a busy machine a component's code may need longer to load than the library's second. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 8000 })
}

export {}

/** Where AI agents search a dealer's stock, by the Model Context Protocol. */
export const MCP_PATH = '/mcp'

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Baseline of the site: node:http with the bytes of a page and the fewest headers that a browser needs.
const [, , port, file = ''] = process.argv
const bytes = readFileSync(file)
const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Encoding', 'br', 'Content-Length', String(bytes.length)]
createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(port), '127.0.0.1')

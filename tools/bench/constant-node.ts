import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// What the site is measured against: Node's own server with the bytes of a page and as few headers as a browser needs.
const [, , port, file = ''] = process.argv
const bytes = readFileSync(file)
const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Encoding', 'br', 'Content-Length', String(bytes.length)]
createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(port), '127.0.0.1')

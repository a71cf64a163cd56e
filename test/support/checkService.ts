// Stands in for Turnstile and reCAPTCHA on this machine: their script, their frame with a button, and their verdict.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { CheckService, CheckServices } from '../../src/server/http/checkServices.ts';

type Kind = keyof CheckServices;

export type FakeService = {
  services: CheckServices;
  origin: string;
  /** Requested paths, in order. */
  asked: string[];
  /** Bodies of the verification requests. */
  judged: URLSearchParams[];
  /** `noScript`: answers 500 to browsers; `noVerdict`: answers 500 to the server. */
  state: { noScript: boolean; noVerdict: boolean };
  close: () => Promise<void>;
};

const api = (kind: Kind, origin: string): string => `{
  const options = [];
  const frames = [];
  addEventListener('message', ({ data, origin }) => {
    if (origin === '${origin}' && data.widget in options) options[data.widget][data.call](data.token);
  });
  window.${kind === 'turnstile' ? 'turnstile' : 'grecaptcha'} = {
    ready: (run) => setTimeout(run),
    render(place, given) {
      const frame = document.createElement('iframe');
      frame.title = 'Verification of the service';
      frame.width = 300;
      frame.height = 65;
      const widget = options.push(given) - 1;
      frames.push(frame);
      frame.src = '${origin}/frame?' + new URLSearchParams({ widget, sitekey: given.sitekey, language: given.language ?? '' });
      place.append(frame);
      return widget;
    },
    reset: (widget) => { frames[widget].src += '&again'; },
  };
}`;

const frame = `<!doctype html><html lang="en"><title>Check</title><main><h1>Check</h1><button>I am a person</button></main><script>
  const query = new URLSearchParams(location.search);
  const tell = (call, token) => parent.postMessage({ widget: Number(query.get('widget')), call, token }, '*');
  document.querySelector('button').onclick = async () => tell('callback', await (await fetch('/token', { method: 'POST' })).text());
  addEventListener('keydown', ({ key }) => key === 'e' && tell('expired-callback'));
</script>`;

export async function startCheckService(): Promise<FakeService> {
  const asked: string[] = [];
  const judged: URLSearchParams[] = [];
  const state = { noScript: false, noVerdict: false };
  const tokens = new Set<string>();
  let origin = '';
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { pathname } = new URL(request.url ?? '/', origin);
    asked.push(request.url ?? '');
    const answer = (type: string, text: string, status = 200) =>
      response.writeHead(status, { 'content-type': type }).end(text);
    const [, first, kind] = pathname.split('/');
    if (first === 'api' && (kind === 'turnstile' || kind === 'recaptcha')) {
      return answer('text/javascript', state.noScript ? '' : api(kind, origin), state.noScript ? 500 : 200);
    }
    if (first === 'frame') return answer('text/html', frame);
    if (first === 'token') {
      const token = randomUUID();
      tokens.add(token);
      return answer('text/plain', token);
    }
    if (first === 'siteverify') {
      const sent = new URLSearchParams(body);
      judged.push(sent);
      // A token is valid once.
      const success = sent.get('secret') === 'secret' && tokens.delete(sent.get('response') ?? '');
      return answer('application/json', JSON.stringify({ success }), state.noVerdict ? 500 : 200);
    }
    return answer('text/plain', '', 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  // Another host name than the site's, so that the browser treats it as another site.
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const service = (kind: Kind): CheckService => ({
    script: `${origin}/api/${kind}?render=explicit`,
    verify: `${origin}/siteverify`,
    scripts: [`${origin}/api/`],
    frames: [`${origin}/frame`],
  });
  return {
    services: { turnstile: service('turnstile'), recaptcha: service('recaptcha') },
    origin,
    asked,
    judged,
    state,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

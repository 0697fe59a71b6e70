/**
 * How a document is set: a letter of the family's paper, ink and type, in rules that an old phone knows. Until it is shown
 * nothing of it is laid out. `data-reading` on the root element shows it where scripts run (`reading-script.ts`).
 */
export const DOCUMENT_CSS = `
.doc{display:none;position:relative;box-sizing:border-box;max-width:660px;margin:0 auto;padding:56px 28px 64px;overflow-wrap:break-word;word-wrap:break-word;color:var(--ink);background:var(--base);box-shadow:0 0 0 100vmax var(--base);font:400 17px/1.65 var(--font-body);text-align:center}
[data-reading] .doc{display:flex}
[data-reading] #root{display:none}
.doc{flex-direction:column}
.doc:before{content:"";position:absolute;top:12px;right:12px;bottom:12px;left:12px;border:1px solid;outline:1px solid;outline-offset:-5px;opacity:.28;pointer-events:none}
.doc>*{position:relative}
.doc [hidden]{display:none}
.doc h1,.doc h2,.doc h3,.doc .names,.doc .to strong{margin:0;color:var(--heading);font-family:var(--font-heading);font-weight:400;line-height:1.25}
.doc h1{margin:14px 0 18px;font-size:44px;font-size:clamp(38px,11vw,66px);line-height:1.12}
.doc h1.title{font-size:34px}
.doc h1 i{display:block;font-size:.55em;line-height:1.5}
.doc h2{margin:0 0 18px;font-size:30px}
.doc h3{margin:20px 0 4px;font-size:24px}
.doc p{margin:0 0 12px}
.doc .eyebrow,.doc .small,.doc small{font-size:15px}
.doc .eyebrow{margin:0 0 8px;letter-spacing:.12em;text-transform:uppercase}
.doc .to{order:-1;margin:0 0 28px}
.doc .to strong{display:block;font-size:26px}
.doc .day{font-size:19px}
.doc .names{font-size:30px}
[data-quiet] .doc{zoom:1.2}
.doc a{color:inherit}
.doc img,.doc video{display:block;max-width:100%;height:auto;margin:16px auto}
.doc .cover{width:100%;max-width:420px;aspect-ratio:4/5;object-fit:cover;margin:28px auto 12px}
.doc .portrait{width:200px;height:250px;object-fit:cover;margin:0 auto 16px}
.doc .emblem{width:88px;height:88px;object-fit:contain}
.doc .icon{height:40px;width:auto}
.doc .qr{width:180px;padding:10px;background:#fff}
.doc ul{margin:0 0 12px;padding:0;list-style:none}
.doc .hosts>li+li{margin-top:36px}
.doc .pictures{display:grid;grid-template-columns:1fr 1fr;grid-gap:8px}
.doc .pictures img{width:100%;height:100%;margin:0;aspect-ratio:1;object-fit:cover}
.doc section,.doc footer{padding-top:44px}
.doc section:before,.doc footer:before{content:"";display:block;height:9px;margin:0 auto 44px;color:var(--heading);background:radial-gradient(circle,currentColor 3px,transparent 4px) 50%/9px 9px no-repeat,linear-gradient(currentColor,currentColor) calc(50% - 48px) 50%/64px 1px no-repeat,linear-gradient(currentColor,currentColor) calc(50% + 48px) 50%/64px 1px no-repeat}
.doc blockquote{margin:0 8px;font-size:18px;font-style:italic}
.doc blockquote .small{font-style:normal}
.doc article+article{margin-top:36px}
.doc .swatch{display:inline-block;width:22px;height:22px;margin:0 2px;border:1px solid;border-radius:50%;vertical-align:-5px}
.doc .ways a,.doc .ways button,.doc>p>button,.doc section>p>button,.doc .way,.doc summary{display:inline-block;box-sizing:border-box;min-height:46px;margin:4px 2px;padding:9px 16px;border:1px solid;border-radius:2px;background:none;color:inherit;font:inherit;font-size:16px;line-height:1.6;text-decoration:none;cursor:pointer}
.doc .enter{position:absolute;width:1px;height:1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}
.doc .send{min-height:52px;padding:12px 28px;border:1px solid var(--ink);border-radius:2px;background:var(--primary);color:var(--on-primary);font:600 17px/1.5 var(--font-body);cursor:pointer}
.doc a:focus,.doc button:focus,.doc summary:focus,.doc input:focus,.doc select:focus,.doc textarea:focus{outline:3px solid var(--ink);outline-offset:3px}
.doc h1:focus{outline:0}
.doc .copy{font-size:22px;-webkit-user-select:all;user-select:all}
.doc section>p .copy{font-size:17px}
.doc .copy b{margin-right:.34em;font-weight:inherit}
.doc .gifts>li{padding:16px 0;border-top:1px solid}
.doc .notice,.doc .note,.doc .problems{padding:14px 18px;border:1px solid}
.doc .note{order:-2;margin:0 0 32px}
.doc .langs{margin-top:24px}
.doc .langs button{min-height:44px;padding:6px 12px;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer}
.doc form,.doc .problems{max-width:460px;margin:0 auto;text-align:left;text-align:start}
.doc details form{padding-top:12px}
.doc form>div,.doc fieldset{min-width:0;margin:0 0 22px;padding:0;border:0}
.doc label,.doc legend{display:block;padding:0;font-weight:700}
.doc legend{margin-bottom:6px}
.doc input,.doc select,.doc textarea{box-sizing:border-box;font:inherit;color:inherit}
.doc div>input,.doc select,.doc textarea{width:100%;min-height:50px;margin-top:6px;padding:10px 12px;border:1px solid;border-radius:2px;background:var(--base);color:var(--ink)}
.doc .choice{margin-bottom:6px}
.doc .choice>input{float:left;width:22px;height:22px;min-height:0;margin:13px 12px 0 2px}
.doc .choice>label{padding:10px 0;font-weight:400}
.doc .under{clear:both;display:none;padding:2px 0 12px 36px}
.doc .choice>input:checked~.under{display:block}
.doc .under>div+div{margin-top:14px}
.doc .error{display:block;margin:4px 0;padding-left:10px;border-left:4px solid;font-weight:700}
.doc .problems{margin-bottom:24px;border-width:3px}
.doc .problems h3{margin:0 0 6px;font-size:20px}
.doc .send{display:block;width:100%}
.doc :lang(zh),.doc :lang(ja),.doc :lang(ko){letter-spacing:normal;font-style:normal;text-transform:none}
:lang(zh) .doc .eyebrow,:lang(ja) .doc .eyebrow,:lang(ko) .doc .eyebrow{letter-spacing:normal}
:lang(zh) .doc blockquote,:lang(ja) .doc blockquote,:lang(ko) .doc blockquote{font-style:normal}
:lang(ko) .doc{word-break:keep-all}
@media (min-width:767px){.doc{margin:40px auto;padding:88px 96px 96px;font-size:18px}.doc .pictures{grid-template-columns:1fr 1fr 1fr}.doc .hosts{display:flex;justify-content:center}.doc .hosts>li{flex:1;padding:0 12px}.doc .hosts>li+li{margin-top:0}}
@media print{.doc form,.doc .langs,.doc .ways{display:none}}
`
  .trim()
  .replaceAll('\n', '');

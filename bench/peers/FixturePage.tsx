// The fixture's body and document as the peers build them.
import type { Fixture } from './Fixture.ts';
import { FixtureHeader } from './FixtureHeader.tsx';
import { Clouds, Contact, Hero, Industries, News, Regions, Services } from './FixtureSections.tsx';

type Props = { texts: Fixture };

function Footer({ texts }: Props) {
  return (
    <footer className="ft">
      <div className="wrap">
        <div className="ft-grid">
          {texts.footer.map((group) => (
            <div key={group.title} className="ft-g">
              <h2 className="ft-t">{group.title}</h2>
              <ul>
                {group.items.map((link) => (
                  <li key={link.href}>
                    <a className="ft-a" href={link.href}>
                      {link.text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="copy">{texts.ui.copyright}</p>
      </div>
    </footer>
  );
}

export function FixturePage({ texts }: Props) {
  return (
    <>
      <FixtureHeader texts={texts} />
      <main id="main">
        <Hero texts={texts} />
        <Clouds texts={texts} />
        <Industries texts={texts} />
        <Services texts={texts} />
        <News texts={texts} />
        <Regions texts={texts} />
        <Contact texts={texts} />
      </main>
      <Footer texts={texts} />
    </>
  );
}

export function FixtureDocument({ texts }: Props) {
  return (
    <html lang={texts.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{texts.title}</title>
        <meta name="description" content={texts.description} />
        <link rel="stylesheet" href="/assets/style.css" />
      </head>
      <body>
        <FixturePage texts={texts} />
      </body>
    </html>
  );
}

import { CONTACT, CONTACT_PAGE } from "@/content/info/contact";
import { PageHead } from "@/ui/text/PageHead";
import { ContactForm } from "./ContactForm";

/** The contact page (specification part 1, sections 2 and 5). */
export default function ContactPage() {
  return (
    <>
      <PageHead {...CONTACT_PAGE} />
      <div className="site-width py-8 sm:py-12">
        <section className="surface picture-card">
          <img src="/art/covers/parent-guide.svg" alt="" />
          <div>
            <h1>{CONTACT.heading}</h1>
            <p className="text-muted mt-2 mb-6">{CONTACT.lead}</p>
            <ContactForm />
          </div>
        </section>
      </div>
    </>
  );
}

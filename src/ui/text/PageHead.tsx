interface PageHeadProps {
  title: string;
  description: string;
}

/** The title and description of a page; React lifts them into the head, and the prerenderer writes them there. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
